import { Agent } from 'node:http'
import {
  AUTHORITY_PATHS,
  acceptedApproval,
  acceptedStatement,
  approvalRequest,
  attestedOwner,
  ownerView,
  statementRequest,
} from '@windhover/core/authority/contract'
import { signedRecord } from '@windhover/core/authority/proof-file'
import { AUDIT_HEAD_PATH, auditHead } from '@windhover/core/signing/audit-head'
import {
  createVaultKeysRequest,
  createVaultKeysResponse,
  SIGNER_PATHS,
  signerHealthResponse,
} from '@windhover/core/signing/contract'
import { signerErrors } from '@windhover/core/signing/errors'
import {
  policyChange,
  policyView,
  raiseWithdrawal,
  SIGNING_PATHS,
  signRequest,
  signResponse,
} from '@windhover/core/signing/sign-contract'
import { vaultId as vaultIdSchema } from '@windhover/core/vaults/contract'
import type { z } from 'zod'
import { type SocketAnswer, type SocketCall, sendOverSocket } from '../../platform/socket/send-over-socket.ts'
import type { Signer } from '../../ports/signer.ts'
import { fromAnswer, toSignerError } from './errors.ts'

const SOCKETS_MAX = 32
const TRIES = 3
const RETRY_DELAY_MS = 100

/** An owner may have said a lot over the years. */
const RECORD_BYTES_MAX = 4 * 1024 * 1024

type Call = Pick<SocketCall, 'method' | 'path' | 'body' | 'answerBytesMax'>

/** The signer over its Unix socket. Every call it knows may be repeated, so a broken connection is tried again. */
export function createSignerClient(options: { socketPath: string; timeoutMs?: number }): Signer {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX, scheduling: 'fifo' })
  const timeoutMs = options.timeoutMs ?? 5_000

  async function call(request: Call): Promise<SocketAnswer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await sendOverSocket({ ...request, agent, timeoutMs, socketPath: options.socketPath })
      } catch (error) {
        if (attempt >= TRIES) throw toSignerError(error)
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt))
      }
    }
  }

  async function ask<Schema extends z.ZodType>(request: Call, schema: Schema): Promise<z.infer<Schema>> {
    const answer = await call(request)
    if (answer.status !== 200) throw fromAnswer(answer)
    return parseAnswer(schema, answer.body)
  }

  return {
    createVaultKeys: async (vaultId, ownerId) => {
      const body = bodyOf(createVaultKeysRequest, { vaultId, ownerId })
      const keys = await ask({ method: 'POST', path: SIGNER_PATHS.vaultKeys, body }, createVaultKeysResponse)
      // Keys of another vault would send somebody's deposits to somebody else.
      if (keys.vaultId !== vaultId || keys.ownerId !== ownerId)
        throw signerErrors.unavailable({ context: { vaultId } })
      return keys
    },
    acceptStatement: async (request) =>
      await ask(
        { method: 'POST', path: AUTHORITY_PATHS.statements, body: bodyOf(statementRequest, request) },
        acceptedStatement,
      ),
    getOwner: async (ownerId) =>
      await ask({ method: 'GET', path: `${AUTHORITY_PATHS.owners}/${ownerId}` }, ownerView),
    attestOwner: async ({ ownerId, nonce }) =>
      await ask({ method: 'GET', path: `${AUTHORITY_PATHS.owners}/${ownerId}/${nonce}` }, attestedOwner),
    acceptApproval: async (request) =>
      await ask(
        { method: 'POST', path: AUTHORITY_PATHS.approvals, body: bodyOf(approvalRequest, request) },
        acceptedApproval,
      ),
    sign: async (request) =>
      await ask(
        { method: 'POST', path: SIGNING_PATHS.sign, body: bodyOf(signRequest, request) },
        signResponse,
      ),
    getPolicy: async (vaultId) => {
      if (!vaultIdSchema.safeParse(vaultId).success) throw signerErrors.invalidRequest()
      return requireVault(
        vaultId,
        await ask({ method: 'GET', path: `${SIGNING_PATHS.policy}/${vaultId}` }, policyView),
      )
    },
    changePolicy: async (change) =>
      requireVault(
        change.vaultId,
        await ask(
          { method: 'PUT', path: SIGNING_PATHS.policy, body: bodyOf(policyChange, change) },
          policyView,
        ),
      ),
    withdrawRaise: async (withdrawal) =>
      requireVault(
        withdrawal.vaultId,
        await ask(
          { method: 'POST', path: SIGNING_PATHS.withdraw, body: bodyOf(raiseWithdrawal, withdrawal) },
          policyView,
        ),
      ),
    getAuditHead: async () => await ask({ method: 'GET', path: AUDIT_HEAD_PATH }, auditHead),
    getPaymentRecord: async ({ vaultId, intentId }) => {
      const path = `${AUTHORITY_PATHS.payments}/${vaultId}/${intentId}`
      const signed = await ask({ method: 'GET', path, answerBytesMax: RECORD_BYTES_MAX }, signedRecord)
      requireVault(vaultId, { vaultId: signed.record.vault.id })
      return signed
    },
    health: async () => {
      const answer = await call({ method: 'GET', path: SIGNER_PATHS.health })
      if (answer.status !== 200 && answer.status !== 503) throw fromAnswer(answer)
      return parseAnswer(signerHealthResponse, answer.body)
    },
    close: async () => agent.destroy(),
  }
}

function bodyOf<Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>): string {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw signerErrors.invalidRequest({ cause: parsed.error })
  return JSON.stringify(parsed.data)
}

function requireVault<View extends { readonly vaultId: string }>(vaultId: string, view: View): View {
  if (view.vaultId !== vaultId) throw signerErrors.unavailable({ context: { vaultId } })
  return view
}

function parseAnswer<Schema extends z.ZodType>(schema: Schema, body: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(body))
  } catch (error) {
    // Happens between two versions during a deploy, so it is worth another try later.
    throw signerErrors.unavailable({ cause: error })
  }
}
