import { defineErrors } from '../errors/app-error.ts'
import { VAULT_NAME_CHARS_MAX } from './constants.ts'

export const vaultErrors = defineErrors('vault', {
  notFound: { status: 404, text: 'This vault does not exist.' },
  notYours: { status: 403, text: 'This vault belongs to another account.' },
  stillBeingMade: { status: 503, text: 'Your vault is being created.', retryable: true },
  tooMany: { status: 409, text: 'You have reached the number of vaults an account can hold.' },
  badName: { status: 400, text: `A vault’s name can have ${VAULT_NAME_CHARS_MAX} characters.` },
})

export const vaultKeyErrors = defineErrors('vault-key', {
  missing: { status: 401, text: 'API key not found. Please set up your vault API key.' },
  refused: { status: 401, text: 'This API key is not valid for the vault.' },
  scopeMissing: { status: 403, text: 'This API key may not do that.' },
  notFound: { status: 404, text: 'API key not found. Please set up your vault API key.' },
  viewFailed: { status: 400, text: 'Failed to view API key' },
  tooMany: { status: 409, text: 'Revoke a key you no longer use before you make another.' },
})
