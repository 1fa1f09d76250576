import { createHash, createHmac, randomUUID } from 'node:crypto'
import {
  type Approval,
  approvalPayload,
  type SignableAction,
  type SignRequest,
} from '@windhover/core/signing/sign-contract'
import { canonicalIntent, type Intent } from '@windhover/core/transactions/intent'

/** The approval that the api gives at the moment of a gesture. */
export function approve(
  intent: Intent,
  options: { secret: string; approvedAtMs?: number; userId?: string },
): Approval {
  const fields = {
    kind: 'panel' as const,
    userId: options.userId ?? 'user-1',
    intentHash: createHash('sha256').update(canonicalIntent(intent)).digest('hex'),
    approvedAtMs: options.approvedAtMs ?? Date.now(),
  }
  return {
    ...fields,
    mac: createHmac('sha256', options.secret).update(approvalPayload(fields)).digest('hex'),
  }
}

/** A whole request around an action, approved, for one dollar. */
export function signRequestOf(input: {
  intent: Intent
  action: SignableAction
  secret: string
  step?: number
  epoch?: number
  outUsd?: number | null
}): SignRequest {
  const { intent, action, secret, step = 0, epoch = 0, outUsd = 1 } = input
  return { intent, action, step, epoch, outUsd, approval: approve(intent, { secret }) }
}

type TransferIntent = Extract<Intent, { type: 'transfer' }>

export function transferOf(
  fields: Pick<TransferIntent, 'vaultId' | 'chain' | 'to'> & Partial<TransferIntent>,
): TransferIntent {
  return { id: randomUUID(), type: 'transfer', token: 'native', amountRaw: '1000', ...fields }
}

export type EvmSignable = Extract<SignableAction, { to: string }>

/** A plain payment on an EVM chain. */
export function evmAction(fields: Partial<EvmSignable> & Pick<EvmSignable, 'to'>): EvmSignable {
  return {
    chain: 'ethereum',
    data: '0x',
    valueWei: '1000',
    gasLimit: '21000',
    nonce: 0,
    maxFeePerGasWei: '2000000000',
    maxPriorityFeePerGasWei: '1000000000',
    ...fields,
  }
}
