import type { z } from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** Names every problem at once; `prefix` stands before the names of settings where they have one. */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
  prefix = '',
): z.infer<Schema> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  // Only names and rules: a message must never repeat a value, some of them are secrets.
  const problems = parsed.error.issues.map((issue) => `  ${prefix}${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The settings of the signer are not complete:\n${problems.join('\n')}`)
}
