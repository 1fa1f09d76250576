/** The original writes raw amounts as JSON numbers with all their digits, also past what a double can hold. */
export function exactJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'bigint' ? rawJson(`${each}`) : each,
  )
}

/** Known to the runtime, not yet to the compiler's library. */
function rawJson(text: string): unknown {
  const raw: unknown = Reflect.get(JSON, 'rawJSON')
  if (typeof raw !== 'function') throw new Error('this runtime cannot write exact numbers')
  return Reflect.apply(raw, JSON, [text])
}
