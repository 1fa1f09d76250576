/** Lets a few calls work at the same time and the others wait for their turn, first come, first served. */
export function takeTurns<Given, Made>(
  atOnce: number,
  work: (given: Given) => Promise<Made>,
): (given: Given) => Promise<Made> {
  const waiting: (() => void)[] = []
  let working = 0
  return async (given) => {
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else working += 1
    try {
      return await work(given)
    } finally {
      const next = waiting.shift()
      // Who leaves hands the place over, so that nobody who comes in between takes it.
      if (next === undefined) working -= 1
      else next()
    }
  }
}
