import type { RouteContract } from '@windhover/core/contract/route'
import { z } from 'zod'

export type SampleRequest = {
  readonly path: string
  readonly body: Record<string, unknown> | undefined
}

/** Every field that a call of this route can carry, at any depth. */
export function fieldsOf(contract: RouteContract): ReadonlySet<string> {
  const fields = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      if (name === 'properties') for (const field of Object.keys(part as object)) fields.add(field)
      walk(part)
    }
  }
  for (const schema of [contract.params, contract.query, contract.body]) {
    if (schema !== undefined) walk(describeSchema(schema))
  }
  return fields
}

const describeSchema = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

type JsonSchema = z.core.JSONSchema._JSONSchema

/**
 * A request that satisfies a contract, whoever wrote it: fields by their name where the caller knows a value, the rest
 * by its type. Fails loudly for a route it cannot make one for, so that no route slips out of a test of all of them.
 */
export function sampleRequest(
  contract: RouteContract,
  known: Readonly<Record<string, unknown>>,
): SampleRequest {
  const make = (schema: z.ZodObject | undefined) => {
    if (schema === undefined) return {}
    const sample = sampleObject(describeSchema(schema), known)
    const checked = schema.safeParse(sample)
    if (checked.success) return sample
    const [issue] = checked.error.issues
    throw new Error(
      `${contract.method} ${contract.path}: no sample for ${issue?.path.join('.')}: ${issue?.message}`,
    )
  }
  const params = Object.entries(make(contract.params))
  const query = new URLSearchParams(
    Object.entries(make(contract.query)).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const body = contract.body === undefined ? undefined : make(contract.body)
  const path = params.reduce<string>(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    contract.path,
  )
  return { path: query.size === 0 ? path : `${path}?${query}`, body }
}

function sampleObject(schema: JsonSchema, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (typeof schema === 'boolean') return {}
  const entries = Object.entries(schema.properties ?? {})
  return Object.fromEntries(
    entries
      .filter(([name]) => schema.required?.includes(name) === true || name in known)
      .map(([name, part]) => [name, name in known ? known[name] : sampleValue(part, known)]),
  )
}

function sampleValue(schema: JsonSchema, known: Readonly<Record<string, unknown>>): unknown {
  if (typeof schema === 'boolean') return 'sample'
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) return sampleValue(choice, known)
  if (schema.type === 'object') return sampleObject(schema, known)
  return sampleSimple(schema)
}

const FORMATS: Readonly<Record<string, () => string>> = {
  uuid: () => crypto.randomUUID(),
  'date-time': () => new Date().toISOString(),
}

function sampleSimple(schema: z.core.JSONSchema.BaseSchema): unknown {
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  return FORMATS[schema.format ?? '']?.() ?? 'sample'
}
