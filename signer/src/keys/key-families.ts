import { ed25519 } from './ed25519.ts'
import type { KeyFamily, KeyFamilyRules } from './key-family.ts'
import { secp256k1 } from './secp256k1.ts'

export const KEY_FAMILIES: Readonly<Record<KeyFamily, KeyFamilyRules>> = { ed25519, secp256k1 }
