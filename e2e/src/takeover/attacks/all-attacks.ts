import type { Attack } from '../attack.ts'
import { ADDRESS_ATTACKS } from './address-attacks.ts'
import { AUDIT_ATTACKS } from './audit-attacks.ts'
import { BYTES_ATTACKS } from './bytes-attacks.ts'
import { ENGINE_ATTACKS } from './engine-attacks.ts'
import { ENVELOPE_ATTACKS } from './envelope-attacks.ts'
import { FORGED_ATTACKS } from './forged-attacks.ts'
import { LANE_ATTACKS } from './lane-attacks.ts'
import { OWNER_ATTACKS } from './owner-attacks.ts'
import { PRICE_ATTACKS } from './price-attacks.ts'
import { RECOVERY_ATTACKS } from './recovery-attacks.ts'
import { RULE_ATTACKS } from './rule-attacks.ts'
import { SECRET_ATTACKS } from './secret-attacks.ts'
import { SLOT_ATTACKS } from './slot-attacks.ts'
import { SQL_ATTACKS } from './sql-attacks.ts'
import { SWAP_ATTACKS } from './swap-attacks.ts'
import { USER_ATTACKS } from './user-attacks.ts'
import { WALLET_ATTACKS } from './wallet-attacks.ts'

export const ATTACKS: readonly Attack[] = [
  ...RULE_ATTACKS,
  ...PRICE_ATTACKS,
  ...FORGED_ATTACKS,
  ...OWNER_ATTACKS,
  ...RECOVERY_ATTACKS,
  ...WALLET_ATTACKS,
  ...ADDRESS_ATTACKS,
  ...BYTES_ATTACKS,
  ...SLOT_ATTACKS,
  ...ENVELOPE_ATTACKS,
  ...SWAP_ATTACKS,
  ...LANE_ATTACKS,
  ...SECRET_ATTACKS,
  ...USER_ATTACKS,
  ...ENGINE_ATTACKS,
  ...SQL_ATTACKS,
  ...AUDIT_ATTACKS,
]
