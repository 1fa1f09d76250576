import { NATIVE } from '../balances/constants.ts'
import { CONCENTRATED_PCT } from './constants.ts'
import type { TokenPassport } from './contract.ts'

/** What was checked and found fine: a claim, and where it needs one a clause. */
export type GoodFact = { readonly claim: string; readonly text: string | null }

/** Only what somebody has checked: what nobody could say is among the risks, or nowhere. */
export function listGoodFacts(passport: TokenPassport): readonly GoodFact[] {
  const { token, canSell, transferTaxBps, topHoldersPct } = passport
  const { symbol, mintAuthority, freezeAuthority } = token
  const facts: (GoodFact | false)[] = [
    // Nobody mints a coin at will, but most networks pay with new ones.
    mintAuthority === null &&
      token.address !== NATIVE && { claim: 'Supply is fixed.', text: `No one can create more ${symbol}.` },
    freezeAuthority === null && { claim: `No one can freeze your ${symbol}.`, text: null },
    canSell === true && { claim: 'You can sell.', text: null },
    transferTaxBps === 0 && { claim: 'No transfer tax.', text: 'Everything you send arrives.' },
    topHoldersPct !== null &&
      topHoldersPct <= CONCENTRATED_PCT && {
        claim: 'Spread out.',
        text: `The 10 largest wallets hold ${topHoldersPct.toFixed(1)}%.`,
      },
  ]
  return facts.filter((fact) => fact !== false)
}
