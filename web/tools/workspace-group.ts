import { join } from 'node:path'
import { readFeatureChunks } from './read-feature-chunks.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * One chunk for everything the workspace needs at once, instead of thirty small ones that compress badly.
 * What only later panels share stays outside, so the first load does not grow with them.
 */
export function workspaceGroup(webDir: string): (id: string, graph: ModuleGraph) => string | null {
  const { workspace } = readFeatureChunks(join(webDir, 'src', 'features'))
  const entries = ['src/app/workspace.tsx', ...workspace].map((source) => join(webDir, source))
  let needed: Set<string> | null = null
  return (id, graph) => {
    needed ??= reachable(entries, graph)
    // The entries themselves are asked for by name and keep a chunk of their own.
    return needed.has(id) && !entries.includes(id) ? 'workspace' : null
  }
}

function reachable(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
