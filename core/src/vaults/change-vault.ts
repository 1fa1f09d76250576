import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { cleanText } from '../text/clean-text.ts'
import { VAULT_COLORS, VAULT_NAME_CHARS_MAX } from './constants.ts'
import { vaultId, vaultView } from './contract.ts'
import { vaultErrors } from './errors.ts'

export const changeVaultRoute = defineRoute({
  method: 'PATCH',
  path: '/api/vaults/:vaultId',
  summary: 'Give a vault a name or a colour; an empty name goes back to its number',
  access: 'session',
  rate: 'write',
  params: z.object({ vaultId }),
  body: z.object({
    // Long ones pass here: what is wrong with a name is told in words a person can use.
    name: z.string().max(500).optional(),
    color: z.enum(VAULT_COLORS).nullable().optional(),
  }),
  response: vaultView,
})

/** The name as it is kept, null where the vault is called by its number again; throws where it is too long. */
export function readVaultName(typed: string): string | null {
  const name = cleanText(typed, Number.POSITIVE_INFINITY)
  if ([...name].length > VAULT_NAME_CHARS_MAX) throw vaultErrors.badName()
  return name === '' ? null : name
}
