import type { z } from 'zod'
import type { AgentToolName, agentTools } from '../../agent-tools.ts'

type Tools = typeof agentTools
type ByName = { readonly [Key in keyof Tools as Tools[Key]['name']]: Tools[Key] }

/** What a tool answers when it did what it was asked. */
export type Done<Name extends AgentToolName> = Extract<z.output<ByName[Name]['output']>, { status: 'done' }>

/** The sentences for one answer. They stand beside its card and do not repeat it. */
export type Say<Name extends AgentToolName> = (done: Done<Name>) => string
