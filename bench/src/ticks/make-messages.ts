/** What a provider pushes in one message: rows of a few hundred tokens, all different from the message before. */
export function makeMessages(options: { messages: number; rows: number; tokens: number }): string[] {
  const startMs = Date.now() - 1_000
  const names = Array.from(
    { length: options.tokens },
    (_, index) => `Token${String(index).padStart(38, 'x')}`,
  )
  return Array.from({ length: options.messages }, (_, message) =>
    JSON.stringify({
      type: 'prices',
      data: Array.from({ length: options.rows }, (_, row) => {
        const index = message * options.rows + row
        const price = 0.5 + ((index * 7919) % 10_000) / 9_973
        return [
          'solana',
          names[index % names.length],
          price,
          12,
          startMs + Math.floor(index / options.tokens),
        ]
      }),
    }),
  )
}
