/** The world under a name for those who hand it on and never ask which one it is. */
export { type World as StatementDomain, world as statementDomain } from './world.ts'
