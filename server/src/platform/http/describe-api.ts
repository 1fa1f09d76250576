import { RATE_LIMITS } from '@windhover/core/contract/rate-classes'
import type { RouteContract } from '@windhover/core/contract/route'
import { wireError } from '@windhover/core/errors/wire-error'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description, made from the same contracts that check every request. */
export function describeApi(contracts: readonly RouteContract[], publicOrigin: string): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: describeRoute(contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Windhover', version: '1', description: 'The HTTP API of the Windhover workspace.' },
    servers: [{ url: publicOrigin }],
    paths,
    components: {
      schemas: { Error: schemaOf(wireError, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by signing in.' },
        vaultKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'An API key of the named vault.',
        },
      },
    },
  }
}

function describeRoute(contract: RouteContract): Json {
  const { access, rate } = contract
  return {
    tags: [capabilityOf(contract)],
    summary: contract.summary,
    'x-access': access,
    description: `Access: ${access}. At most ${RATE_LIMITS[rate].callsPerMinute} calls a minute (${rate}).`,
    security: SECURITY[access],
    parameters: [...parametersOf('path', contract.params), ...parametersOf('query', contract.query)],
    ...(contract.body
      ? { requestBody: { required: true, content: jsonContent(schemaOf(contract.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Done', content: jsonContent(schemaOf(contract.response, 'output')) },
      default: {
        description: 'Refused or failed',
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

const SECURITY: Readonly<Record<RouteContract['access'], readonly Json[]>> = {
  public: [],
  session: [{ session: [] }],
  'step-up': [{ session: [] }],
  'vault-key': [{ session: [], vaultKey: [] }],
}

/** `/api/<capability>/…` */
export function capabilityOf(contract: Pick<RouteContract, 'path'>): string {
  return contract.path.split('/')[2] ?? 'api'
}

function parametersOf(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (schema === undefined) return []
  const { properties, required } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties ?? {}).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema: described,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } })
