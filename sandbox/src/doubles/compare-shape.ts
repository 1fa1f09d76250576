/** Where two answers differ in shape: keys that one of them lacks, and values of another type. */
export function compareShape(own: unknown, recorded: unknown): readonly string[] {
  const [ours, theirs] = [shapeOf(own), shapeOf(recorded)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    const [is, was] = [ours.get(key), theirs.get(key)]
    if (is === was) return []
    if (was === undefined) return [`+${key}`]
    return is === undefined ? [`-${key}`] : [`${key}: ${is}, recorded ${was}`]
  })
}

function shapeOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (Array.isArray(value)) return new Map([[path, 'array']])
  if (typeof value !== 'object' || value === null) {
    return new Map([[path, value === null ? 'null' : typeof value]])
  }
  const inner = Object.entries(value).flatMap(([key, each]) => [
    ...shapeOf(each, path === '' ? key : `${path}.${key}`),
  ])
  return new Map(inner)
}
