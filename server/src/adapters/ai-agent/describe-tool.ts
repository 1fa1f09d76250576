import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider'
import { z } from 'zod'
import type { ReplyTool } from '../../ports/agent.ts'

type Schema = LanguageModelV4FunctionTool['inputSchema']
type Described = Pick<ReplyTool, 'name' | 'description' | 'input'>

const described = new WeakMap<ReplyTool['input'], Schema>()

/** As models read it. Turned once: the same dozens of schemas come with every step of every reply. */
export function describeTool({ name, description, input }: Described): LanguageModelV4FunctionTool {
  const inputSchema = described.get(input) ?? plainSchema(input)
  described.set(input, inputSchema)
  return { type: 'function', name, description, inputSchema }
}

/** What says nothing to a model that the words beside it do not say; the tool checks all of it itself. */
const UNSAID: ReadonlySet<string> = new Set([
  '$schema',
  'additionalProperties',
  'minLength',
  'maxLength',
  'pattern',
  'propertyNames',
  'exclusiveMinimum',
])

function plainSchema(input: ReplyTool['input']): Schema {
  return withoutUnsaid(z.toJSONSchema(input, { target: 'draft-7', io: 'input' })) as Schema
}

function withoutUnsaid(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnsaid)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !UNSAID.has(key))
      .map(([key, held]) => [key, key === 'properties' ? plainProperties(held) : withoutUnsaid(held)]),
  )
}

/** Its keys are names of ours, whatever they are. */
function plainProperties(properties: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(properties).map(([name, held]) => [name, withoutUnsaid(held)]))
}
