import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { AGENT_TOOLS, TOOL_WORDS } from './agent-tools.ts'
import type { ToolContract } from './tool-contract.ts'

const SOURCES = new URL('../', import.meta.url)
const modules: readonly Readonly<Record<string, Readonly<Record<string, ToolContract>>>>[] =
  await Promise.all(
    globSync('*/tools.ts', { cwd: fileURLToPath(SOURCES) }).map(
      (path) => import(new URL(path, SOURCES).href),
    ),
  )
/** What lies in the folders, listed or not. */
const FOUND = modules
  .flatMap(Object.values<Readonly<Record<string, ToolContract>>>)
  .flatMap(Object.values<ToolContract>)

const named = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name).toSorted()

it('every tool that lies in the folder of a capability is listed, once', () => {
  expect(named(AGENT_TOOLS)).toEqual(named(FOUND))
  expect(new Set(named(AGENT_TOOLS)).size).toBe(AGENT_TOOLS.length)
})

it('every tool has words, and there are words for nothing else', () => {
  expect(Object.keys(TOOL_WORDS).toSorted()).toEqual(named(AGENT_TOOLS))
})
