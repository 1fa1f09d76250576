import { NETWORKS } from '@windhover/core/authority/networks'
import type { Address } from 'viem'
import { longZeroAddress } from './entity-id.ts'

export const HEDERA_CHAIN_ID = NETWORKS.practice.hedera
/** Where things are on the main network. */
export const TOKEN_SERVICE: Address = '0x0000000000000000000000000000000000000167'
export const WHBAR_TOKEN_ID = '0.0.1456986'
export const USDC_TOKEN_ID = '0.0.456858'
export const WHBAR_TOKEN = longZeroAddress(WHBAR_TOKEN_ID)
export const WHBAR_VAULT = longZeroAddress('0.0.1456985')
export const WHBAR_HELPER = longZeroAddress('0.0.5808826')
export const EXCHANGE_FACTORY = longZeroAddress('0.0.3946833')
export const EXCHANGE_QUOTER = longZeroAddress('0.0.3949424')
export const EXCHANGE_ROUTER = longZeroAddress('0.0.3949434')
export const POSITION_MANAGER = longZeroAddress('0.0.4053945')
export const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Of the practice world alone: code that the router runs, and a view for the mirror node. */
export const SWAPPING_CODE = longZeroAddress('0.0.8900001')
export const HOLDINGS_LENS = longZeroAddress('0.0.8900002')

/** Collects the fees; the account of that name does so on the main network. */
export const FEE_COLLECTOR_ID = '0.0.98'
export const TREASURY_ID = '0.0.9000000'
export const FIRST_POOL_NUMBER = 8_950_001n
export const FIRST_ACCOUNT_NUMBER = 9_000_001n
/** Pays for what comes in through the relay, and stands in the ids of these transactions. */
export const RELAY_OPERATOR_ID = '0.0.995584'

/** Pools of the exchange by fee (millionths) and the spacing of their ticks. */
export const FEE_TIERS = { 500: 10, 1500: 30, 3000: 60, 10000: 200 } as const
export type FeeTier = keyof typeof FEE_TIERS
