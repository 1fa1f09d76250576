import { countOf, listOf } from '../money/show-figures.ts'
import { lowerFirst } from '../text/lower-first.ts'
import { nameSymbol, plainText } from '../text/quote-text.ts'
import type { RiskFact, TokenPassport } from './contract.ts'

const SHOWN = 3

/** The worst ones by their badge; our own words, written in `core/tokens/risk.ts`. */
export function sayRisks(risks: readonly RiskFact[]): string {
  const dangers = risks.filter(({ level }) => level === 'danger')
  const warnings = risks.filter(({ level }) => level === 'warning')
  const grave = [...dangers, ...warnings]
  if (grave.length === 0)
    return risks.length === 0
      ? 'The checks found no risks.'
      : `The checks found no warnings, only ${countOf(risks.length, 'note')}.`
  const shown = listOf(grave.slice(0, SHOWN).map(({ label }) => lowerFirst(labelText(label))))
  const kind = dangers.length > 0 ? 'It looks **dangerous**' : 'There are warnings'
  return `${kind}: ${shown}${grave.length > SHOWN ? ', among others' : ''}.`
}

/** The same, and whose name the token borrows. */
export function sayRisksAndName({ risks, imitates }: Pick<TokenPassport, 'risks' | 'imitates'>): string {
  if (imitates === null) return sayRisks(risks)
  return `${sayRisks(risks)} It uses the name of ${nameSymbol(imitates.symbol)} but is a different token.`
}

/** A badge can carry the symbol of the token that is imitated. */
function labelText(label: string): string {
  const imitated = /^Look-alike of (.+)$/.exec(label)?.[1]
  return imitated === undefined ? plainText(label, 60) : `look-alike of ${nameSymbol(imitated)}`
}
