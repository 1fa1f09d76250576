import type { IntentRules } from './intent-rules.ts'

declare global {
  interface ImportMeta {
    /** The bundler of the web app writes the imports in its place. */
    glob<Value>(pattern: string, options: { eager: true; import: string }): Record<string, Value>
  }
}

/** The same as `load-rules.ts` where there are no folders to read: all of them are part of the bundle. */
const FOUND = import.meta.glob<IntentRules>('./*/index.ts', { eager: true, import: 'rules' })

export const RULES: ReadonlyMap<string, IntentRules> = new Map(
  Object.entries(FOUND).map(([path, rules]) => [path.slice('./'.length, -'/index.ts'.length), rules]),
)
