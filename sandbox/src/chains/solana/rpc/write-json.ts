/** Raw numbers of any length: balances are unsigned 64 bit, and a node writes them as numbers. */
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown }

export function writeJson(value: unknown): string {
  return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? rawJSON(each.toString()) : each))
}
