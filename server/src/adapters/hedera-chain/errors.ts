import { toEvmChainError } from '../../platform/evm/evm-errors.ts'

/** Trouble of relay and mirror in our own words. */
export async function toHederaError<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw toEvmChainError(error, 'hedera')
  }
}
