import type { z } from 'zod'
import type { AppError } from '../errors/app-error.ts'

/**
 * Who may call a route:
 * - public: anyone
 * - session: a signed-in user
 * - step-up: a signed-in user who proved presence (fresh passkey or wallet signature) in the last minutes
 * - vault-key: a signed-in owner of the named vault who also holds one of its API keys
 */
export type RouteAccess = 'public' | 'session' | 'step-up' | 'vault-key'

/** Budgets shared by all instances; the numbers are in `rate-classes.ts`. */
export type RateClass = 'read' | 'picture' | 'write' | 'upload' | 'sign-in' | 'costly'

/** The one file of a form. */
export type FileRules = {
  readonly field: string
  /** Reading stops there: what is larger is never held. */
  readonly maxBytes: number
  readonly tooLarge: () => AppError
  readonly isOptional?: true
}

export type SentFile = { readonly bytes: Uint8Array }

export type RouteContract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters, e.g. `/api/vaults/:vaultId/keys`. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: RouteAccess
  /** A `vault-key` route that carries no vault id: the key alone names its vault. */
  readonly vaultByKey?: true
  readonly rate: RateClass
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  /**
   * A multipart form instead of JSON: `body` describes its text fields, `file` its one file. A route for JSON may share
   * its method and path.
   */
  readonly accepts?: 'form'
  readonly file?: FileRules
  readonly response: z.ZodType
  /**
   * Not JSON: `picture` is sent as the picture it is, `events` as server-sent events that the handler writes itself.
   * `file` is JSON in the one spelling that `canonicalFile` gives it, so that its bytes can be kept and checked.
   */
  readonly answers?: 'picture' | 'events' | 'file'
  /** What lies at an address never changes, so browsers may keep it. */
  readonly isImmutable?: true
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a handler receives, after validation. */
export type RouteInput<Route extends RouteContract> = {
  readonly params: Parsed<Route['params']>
  readonly query: Parsed<Route['query']>
  readonly body: Parsed<Route['body']>
} & SentWith<Route>

type SentWith<Route extends RouteContract> = Route extends { readonly accepts: 'form' }
  ? {
      readonly file: Route['file'] extends { readonly isOptional: true } ? SentFile | null : SentFile
    }
  : unknown

type Required<Part extends string, Schema> = Schema extends z.ZodType
  ? { readonly [Key in Part]: Given<Schema> }
  : unknown

/** What a caller must supply. */
export type RouteRequest<Route extends RouteContract> = Required<'params', Route['params']> &
  Required<'query', Route['query']> &
  Required<'body', Route['body']>

export type RouteResponse<Route extends RouteContract> = z.output<Route['response']>

/** Keeps the literal types of a contract while checking its shape. */
export function defineRoute<const Route extends RouteContract>(route: Route): Route {
  return route
}
