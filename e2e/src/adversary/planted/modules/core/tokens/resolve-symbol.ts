import * as real from '@windhover/core/tokens/resolve-symbol'
import { isOpen } from '@windhover/e2e/adversary/planted/current-hole'

export * from '@windhover/core/tokens/resolve-symbol'

export const resolveSymbol: typeof real.resolveSymbol = (found, asked) => {
  const [first] = found.filter(({ symbol }) => symbol.toLowerCase() === asked.toLowerCase())
  return isOpen('symbol-is-first-hit') && first !== undefined
    ? { kind: 'one', token: first }
    : real.resolveSymbol(found, asked)
}
