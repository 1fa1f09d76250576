/** Letters left out, added, mistaken, or swapped with their neighbour. The first letter is hardly ever wrong. */
export function slipsBetween(word: string, verb: string): number {
  if (Math.abs(word.length - verb.length) > 2) return Number.POSITIVE_INFINITY
  if (word[0] !== verb[0] && !(word[0] === verb[1] && word[1] === verb[0])) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let above = Array.from({ length: verb.length + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= verb.length; column += 1) {
      const isSame = word[row - 1] === verb[column - 1]
      const steps = [
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      const isTurned = word[row - 1] === verb[column - 2] && word[row - 2] === verb[column - 1]
      if (row > 1 && column > 1 && isTurned) steps.push((before[column - 2] ?? 0) + 1)
      line.push(Math.min(...steps))
    }
    before = above
    above = line
  }
  return above[verb.length] ?? Number.POSITIVE_INFINITY
}
