import { RATE_LIMITS } from '@windhover/core/contract/rate-classes'
import type { RouteContract } from '@windhover/core/contract/route'
import { wireError } from '@windhover/core/errors/wire-error'
import { z } from 'zod'

type Json = Record<string, unknown>
type Route = Json & { summary: string; parameters: Json[]; requestBody?: Json & { content: Json } }

/** The OpenAPI 3.1 description, made from the same contracts that check every request. */
export function describeApi(contracts: readonly RouteContract[], publicOrigin: string): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    const method = contract.method.toLowerCase()
    const described = describeRoute(contract)
    const sibling = paths[path]?.[method] as Route | undefined
    paths[path] = { ...paths[path], [method]: sibling ? mergeRoutes(sibling, described) : described }
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

function describeRoute(contract: RouteContract): Route {
  const { access, rate } = contract
  return {
    tags: [capabilityOf(contract)],
    summary: contract.summary,
    'x-access': access,
    description: `Access: ${access}. At most ${RATE_LIMITS[rate].callsPerMinute} calls a minute (${rate}).`,
    security: SECURITY[access],
    parameters: [...parametersOf('path', contract.params), ...parametersOf('query', contract.query)],
    ...(contract.body || contract.file
      ? { requestBody: { required: true, content: requestContentOf(contract) } }
      : {}),
    responses: {
      200: { description: 'Done', content: contentOf(contract) },
      default: {
        description: 'Refused or failed',
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

/** One path for a form and for JSON: what is sent decides, so both stand in one description. */
function mergeRoutes(one: Route, other: Route): Route {
  const names = new Set(one.parameters.map(({ name }) => name))
  const parameters = [...one.parameters, ...other.parameters.filter(({ name }) => !names.has(name))]
  return {
    ...one,
    summary: `${one.summary}. Or: ${other.summary}`,
    parameters: parameters.map((each) => ({ ...each, required: each.in === 'path' })),
    requestBody: {
      ...one.requestBody,
      content: { ...one.requestBody?.content, ...other.requestBody?.content },
    },
  }
}

function requestContentOf({ accepts, body, file }: RouteContract): Json {
  const fields = body === undefined ? { type: 'object' } : schemaOf(body, 'input')
  if (accepts !== 'form' || file === undefined) return jsonContent(fields)
  const { properties, required = [] } = fields as { properties?: Json; required?: string[] }
  const bytes = { type: 'string', format: 'binary', maxLength: file.maxBytes }
  const schema = {
    ...fields,
    properties: { ...properties, [file.field]: bytes },
    required: file.isOptional === true ? required : [...required, file.field],
  }
  return { 'multipart/form-data': { schema } }
}

function contentOf({ answers, response }: RouteContract): Json {
  if (answers === 'picture') return { 'image/*': { schema: { type: 'string', format: 'binary' } } }
  if (answers === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  return jsonContent(schemaOf(response, 'output'))
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
