import { GRANT_LIFE_MAX_MS, type GrantPowers } from '@windhover/core/authority/statements'
import { cleanText } from '@windhover/core/text/clean-text'
import { programCopy } from './keys-copy.ts'

export type May = 'trade' | 'known' | 'anyone'

export type ProgramDraft = {
  readonly name: string
  readonly by: 'api-key' | 'own-key'
  readonly apiKeyHash: string | null
  readonly publicKey: string
  readonly may: May
  readonly perTransaction: string
  readonly perDay: string
  readonly days: string
}

type ProgramTerms = {
  readonly name: string
  readonly powers: Omit<GrantPowers, 'expiresAt'>
  readonly days: number
}
export type ProgramProblems = Partial<Record<'name' | 'perTransaction' | 'perDay' | 'days', string>>

const DAY_MS = 24 * 60 * 60_000
const DAYS_MAX = GRANT_LIFE_MAX_MS / DAY_MS
const USD_MAX = 10_000_000
const NAME_CHARS_MAX = 60

/** What is lent, or what is wrong with the fields. The key is read apart from this. */
export function readProgram(
  draft: ProgramDraft,
  vaultId: string,
): { readonly terms: ProgramTerms } | { readonly problems: ProgramProblems } {
  const name = cleanText(draft.name, NAME_CHARS_MAX)
  const perTransactionUsd = readWhole(draft.perTransaction, USD_MAX)
  const perDayUsd = readWhole(draft.perDay, USD_MAX)
  const days = readWhole(draft.days, DAYS_MAX)
  if (name !== '' && perTransactionUsd !== null && perDayUsd !== null && days !== null) {
    if (perDayUsd < perTransactionUsd) return { problems: { perDay: programCopy.dayTooSmall } }
    const caps = { perTransactionUsd, perDayUsd }
    return { terms: { name, powers: { vaults: [vaultId], ...POWERS[draft.may], ...caps }, days } }
  }
  return {
    problems: {
      ...(name === '' ? { name: programCopy.nameEmpty } : {}),
      ...(perTransactionUsd === null ? { perTransaction: programCopy.amountInvalid } : {}),
      ...(perDayUsd === null ? { perDay: programCopy.amountInvalid } : {}),
      ...(days === null ? { days: programCopy.daysInvalid } : {}),
    },
  }
}

const POWERS: Readonly<Record<May, Pick<GrantPowers, 'scopes' | 'knownRecipientsOnly'>>> = {
  trade: { scopes: ['trade'], knownRecipientsOnly: true },
  known: { scopes: ['trade', 'transfer'], knownRecipientsOnly: true },
  anyone: { scopes: ['trade', 'transfer'], knownRecipientsOnly: false },
}

/** '2,000' as people write whole figures. */
function readWhole(text: string, max: number): number | null {
  const digits = text.trim().replaceAll(',', '')
  if (!/^\d{1,9}$/.test(digits)) return null
  const value = Number(digits)
  return value >= 1 && value <= max ? value : null
}
