import { AMOUNT_FAMILIES } from './amount-families.ts'
import { IDENTITY_FAMILIES } from './identity-families.ts'
import { RECIPIENT_FAMILIES } from './recipient-families.ts'
import { TOKEN_FAMILIES } from './token-families.ts'
import type { ToolFamily } from './tool-family.ts'
import { VOLUME_FAMILIES } from './volume-families.ts'
import { WORD_FAMILIES } from './word-families.ts'

export const TOOL_FAMILIES: readonly ToolFamily[] = [
  ...RECIPIENT_FAMILIES,
  ...AMOUNT_FAMILIES,
  ...TOKEN_FAMILIES,
  ...IDENTITY_FAMILIES,
  ...WORD_FAMILIES,
  ...VOLUME_FAMILIES,
]
