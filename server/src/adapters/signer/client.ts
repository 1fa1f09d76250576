import { Agent } from 'node:http'
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

type Call = Pick<SocketCall, 'method' | 'path' | 'body'>

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
    createVaultKeys: async (vaultId) => {
      const body = bodyOf(createVaultKeysRequest, { vaultId })
      const keys = await ask({ method: 'POST', path: SIGNER_PATHS.vaultKeys, body }, createVaultKeysResponse)
      // Keys of another vault would send somebody's deposits to somebody else.
      if (keys.vaultId !== vaultId) throw signerErrors.unavailable({ context: { vaultId } })
      return keys
    },
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
