import { type CompletionRequest, textOf } from './request-shape.ts'

export type ToolUse = { readonly name: string; readonly argumentsText: string }

/** Tools that the last message of the person names, each with the JSON behind its name; else the first on offer. */
export function readDirectives(request: CompletionRequest, atLeast: number): readonly ToolUse[] {
  const offered = (request.tools ?? []).map((tool) => tool.function.name)
  if (request.tool_choice === 'none') return []
  const said = textOf(
    request.messages.findLast((each) => each.role === 'user') ?? { role: 'user', content: '' },
  )
  const named = offered
    .map((name) => ({ name, at: said.search(new RegExp(`\\b${name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name, at }) => ({ name, argumentsText: readJson(said.slice(at + name.length)) ?? '{}' }))
  if (named.length > 0) return named
  return offered.slice(0, atLeast).map((name) => ({ name, argumentsText: '{}' }))
}

/** The object that the text begins with, up to the brace that closes it. */
function readJson(text: string): string | null {
  const start = /^\s*\{/.exec(text)
  if (start === null) return null
  for (let end = text.indexOf('}'); end >= 0; end = text.indexOf('}', end + 1)) {
    const candidate = text.slice(0, end + 1).trim()
    try {
      JSON.parse(candidate)
      return candidate
    } catch {
      // A brace inside of it; the closing one comes later.
    }
  }
  return null
}
