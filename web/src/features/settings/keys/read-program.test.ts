import { expect, it } from 'vitest'
import { programCopy } from './keys-copy.ts'
import { type ProgramDraft, readProgram } from './read-program.ts'

const draft = (change: Partial<ProgramDraft> = {}): ProgramDraft => ({
  ...{ name: 'Bot', by: 'api-key', apiKeyHash: null, publicKey: '', may: 'known' },
  ...{ perTransaction: '1,000', perDay: '2000', days: '30' },
  ...change,
})

it('reads what is lent, for this vault alone', () => {
  expect(readProgram(draft({ name: ' Re\u202eba\u200blancer ' }), '7')).toEqual({
    terms: {
      name: 'Rebalancer',
      days: 30,
      powers: {
        ...{ vaults: ['7'], scopes: ['trade', 'transfer'], knownRecipientsOnly: true },
        ...{ perTransactionUsd: 1_000, perDayUsd: 2_000 },
      },
    },
  })
})

it.each<[Partial<ProgramDraft>, object]>([
  [{ name: '\u200b' }, { name: programCopy.nameEmpty }],
  [{ perTransaction: '0' }, { perTransaction: programCopy.amountInvalid }],
  [{ perTransaction: '1.5' }, { perTransaction: programCopy.amountInvalid }],
  [{ perDay: '10000001' }, { perDay: programCopy.amountInvalid }],
  [{ perDay: '999' }, { perDay: programCopy.dayTooSmall }],
  [{ days: '31' }, { days: programCopy.daysInvalid }],
  [
    { name: '', days: '' },
    { name: programCopy.nameEmpty, days: programCopy.daysInvalid },
  ],
])('says what is wrong with %o', (change, problems) => {
  expect(readProgram(draft(change), '7')).toEqual({ problems })
})
