/** Word lists are written as running text: they are read, and added to, more easily so. */
export const setOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''))

/** 'k=3 thousand=3': what each word stands for. A '_' stands for a space. */
export const recordOf = <Value extends string = string>(text: string): Readonly<Record<string, Value>> =>
  Object.assign(
    Object.create(null),
    Object.fromEntries([...setOf(text)].map((pair) => pair.replaceAll('_', ' ').split('='))),
  )
