import { toHex } from 'viem'
import { RpcRefusal } from '../evm/rpc/rpc-call.ts'
import { HEDERA_CHAIN_ID } from './hedera-entities.ts'

/** Errors with the codes and texts of the real Hedera JSON-RPC relay, whose nonce errors have positive codes. */
export const refusals = {
  methodNotFound: (method: string) => new RpcRefusal(-32601, `Method ${method} not found`),
  invalidParameter: (index: number, message: string) =>
    new RpcRefusal(-32602, `Invalid parameter ${index}: ${message}`),
  chainId: (asked: string) =>
    new RpcRefusal(
      -32000,
      `ChainId (${asked}) not supported. The correct chainId is ${toHex(HEDERA_CHAIN_ID)}`,
    ),
  nonceTooLow: (nonce: number, current: number) =>
    new RpcRefusal(32001, `Nonce too low. Provided nonce: ${nonce}, current nonce: ${current}`),
  nonceTooHigh: (nonce: number, current: number) =>
    new RpcRefusal(32002, `Nonce too high. Provided nonce: ${nonce}, current nonce: ${current}`),
  gasPriceTooLow: (offered: bigint, least: bigint) =>
    new RpcRefusal(-32009, `Gas price '${offered}' is below configured minimum gas price '${least}'`),
  gasLimitTooHigh: (limit: bigint, most: bigint) =>
    new RpcRefusal(-32005, `Transaction gas limit '${limit}' exceeds max gas per sec limit '${most}'`),
  gasLimitTooLow: (limit: bigint, least: bigint) =>
    new RpcRefusal(
      -32003,
      `Transaction gas limit provided '${limit}' is insufficient of intrinsic gas required '${least}'`,
    ),
  insufficientFunds: () => new RpcRefusal(-32000, 'Insufficient funds for transfer'),
  valueTooLow: () =>
    new RpcRefusal(-32602, "Value can't be non-zero and less than 10_000_000_000 wei which is 1 tinybar"),
  transactionType: () => new RpcRefusal(-32611, 'Unsupported transaction type'),
  senderNotFound: (address: string) =>
    new RpcRefusal(-32001, `Requested resource not found. address '${address}'.`),
} as const
