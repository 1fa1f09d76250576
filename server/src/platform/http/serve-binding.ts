import { type CanonicalValue, canonicalFile } from '@windhover/core/authority/canonical-json'
import { picture } from '@windhover/core/contract/picture'
import type { RouteContract } from '@windhover/core/contract/route'
import { internalErrors } from '@windhover/core/errors/platform-errors'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { SessionInfo } from '../../ports/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { AdmitRequest } from './admit-request.ts'
import type { AnswerError } from './answer-error.ts'
import type { AnswerEvents, EventReply } from './answer-events.ts'
import type { AnswerJson } from './answer-json.ts'
import type { AnswerPicture } from './answer-picture.ts'
import { RequestCaller } from './caller.ts'
import { invalidRequest } from './map-error.ts'
import type { NoteRequest } from './note-request.ts'
import { readForm } from './read-form.ts'
import type { RouteBinding, VaultGrant } from './route-binding.ts'
import { type OpenVault, readVaultCall } from './vault-auth.ts'

export type BindingParts = {
  readonly admit: AdmitRequest
  readonly answerJson: AnswerJson
  readonly answerPicture: AnswerPicture
  readonly answerError: AnswerError
  readonly answerEvents: AnswerEvents['answer']
  readonly note: NoteRequest
  readonly log: Logger
  readonly openVault: OpenVault | null
}

/** Turns a contract and its code into a route: admitted before its body is read, checked, run, answered, noted. */
export function serveBinding(binding: RouteBinding, parts: BindingParts): RouteOptions {
  const { contract } = binding
  const { method, path: route } = contract
  // The exact types were checked by `bindRoute`; here every route looks the same.
  const handler = binding.handler as (call: object) => Promise<unknown>
  const check = partsChecker(contract)
  const encode = responseEncoder(contract)
  const finish = (request: FastifyRequest, status: number) => {
    const startedAt = request.admission?.startedAt ?? performance.now()
    parts.note(request, { method, route, status, durationMs: performance.now() - startedAt })
  }
  const admit = async (request: FastifyRequest) => {
    await parts.admit(request, contract)
  }
  const run = async (request: FastifyRequest, reply: FastifyReply) => {
    // Without a body there is nothing to wait for in between, so both happen in one go.
    const admission = request.admission ?? (await parts.admit(request, contract))
    const { visitor, session } = admission
    const form = contract.accepts === 'form' ? await readForm(request, contract.file) : null
    if (form !== null) request.body = form.fields
    const checked = check(request)
    const grant =
      contract.access === 'vault-key' ? await openDoor({ parts, request, checked, session, contract }) : null
    const caller = new RequestCaller({ request, visitor, log: parts.log })
    const { params, query, body } = checked
    const value = await handler({ params, query, body, file: form?.file, caller, session, grant })
    if (contract.answers === 'picture') {
      parts.answerPicture(request, reply, picture.parse(value), contract.isImmutable)
      return finish(request, 200)
    }
    if (contract.answers === 'events')
      return finish(request, await parts.answerEvents(request, reply, value as EventReply))
    const { cookies, location } = caller
    const status = location === null ? 200 : 303
    parts.answerJson(request, reply, { status, body: encode(value), cookies, location })
    finish(request, status)
  }
  return {
    method,
    url: route,
    ...(method === 'GET' ? {} : { onRequest: admit }),
    handler: run,
    errorHandler: (error, request, reply) => {
      finish(request, parts.answerError(error, request, reply).status)
    },
  }
}

type CheckedParts = { params: unknown; query: unknown; body: unknown }

function partsChecker(contract: RouteContract): (request: FastifyRequest) => CheckedParts {
  const params = partChecker('params', contract.params)
  const query = partChecker('query', contract.query)
  const body = partChecker('body', contract.body)
  return (request) => ({
    params: params(request.params),
    query: query(request.query),
    body: body(request.body),
  })
}

function partChecker(
  part: 'params' | 'query' | 'body',
  schema: z.ZodType | undefined,
): (value: unknown) => unknown {
  if (schema === undefined) return () => undefined
  return (value) => {
    const result = schema.safeParse(value ?? {})
    if (!result.success) throw invalidRequest(part, result.error)
    return result.data
  }
}

const writeFile = (value: unknown) => canonicalFile(value as CanonicalValue)

/** Only what the contract names leaves the server; an answer that breaks its contract is our fault, not the caller's. */
function responseEncoder(contract: RouteContract): (value: unknown) => string {
  const { response, method, path } = contract
  const write = contract.answers === 'file' ? writeFile : JSON.stringify
  return (value) => {
    const result = response.safeEncode(value)
    if (result.success) return write(result.data)
    const cause = new Error(`answer of ${method} ${path} broke its contract`, { cause: result.error })
    throw internalErrors.unexpected({ cause })
  }
}

async function openDoor(call: {
  parts: BindingParts
  request: FastifyRequest
  checked: CheckedParts
  session: SessionInfo | null
  contract: RouteContract
}): Promise<VaultGrant> {
  const { parts, request, checked, session, contract } = call
  if (parts.openVault === null || session === null) throw internalErrors.unavailable()
  const { headers, body: rawBody } = request
  const vaultByKey = contract.vaultByKey ?? false
  return parts.openVault(readVaultCall({ session, headers, checked, rawBody, vaultByKey }))
}
