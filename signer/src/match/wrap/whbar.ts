import { hederaAddress } from '../../decode/evm/evm-address.ts'

export const WHBAR_TOKEN = hederaAddress('0.0.1456986')
/** The contract that wraps and unwraps. */
export const WHBAR_HELPER = hederaAddress('0.0.5808826')
