import { AGENT_TOOLS } from '../../../toolbox/agent-tools.ts'

type Field = { readonly name: string; readonly isNeeded: boolean }

/** The arguments of every tool, by its own schema. */
const FIELDS: ReadonlyMap<string, readonly Field[]> = new Map(
  AGENT_TOOLS.map(({ name, input }) => [
    name,
    Object.entries(input.shape).map(([field, schema]) => {
      return { name: field, isNeeded: !schema.safeParse(undefined).success }
    }),
  ]),
)

const fieldsOf = (tool: string): readonly Field[] => FIELDS.get(tool) ?? []

export const takes = (tool: string, field: string): boolean =>
  fieldsOf(tool).some(({ name }) => name === field)

/** What a call cannot do without. */
export const neededBy = (tool: string): readonly string[] =>
  fieldsOf(tool).flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []))

/** What a tool calls the one token that it is about. */
export const tokenFieldOf = (tool: string): 'token' | 'symbol' | undefined =>
  (['token', 'symbol'] as const).find((field) => takes(tool, field))

/** What a tool calls the words that it looks for or keeps. */
export const textFieldOf = (tool: string): string | undefined =>
  ['topic', 'query', 'content', 'search', 'protocol', 'name'].find((field) => takes(tool, field))
