export interface TokenTint {
  ground: string
  letters: string
}

// Dark in both themes, as a picture would be; every pair reads at 7:1 or better.
const TINTS: readonly [TokenTint, ...TokenTint[]] = [
  { ground: '#21403a', letters: '#a5e3d2' },
  { ground: '#26304f', letters: '#b5c5f5' },
  { ground: '#1f3b4d', letters: '#a8d8f0' },
  { ground: '#3d2a4d', letters: '#dcbcf5' },
  { ground: '#4a2f22', letters: '#f5c7a6' },
  { ground: '#3a3330', letters: '#d9cbc2' },
  { ground: '#4a2430', letters: '#f5b5c4' },
]

/** The same text always gets the same tint, on every machine. */
export function tokenTint(text: string): TokenTint {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return TINTS[(hash >>> 0) % TINTS.length] ?? TINTS[0]
}

export function tokenLetters(symbol: string): string {
  const letters = Array.from(symbol.replace(/[^\p{L}\p{N}]/gu, ''))
  return letters.slice(0, 2).join('').toUpperCase() || '?'
}
