import { defineFeature } from '../../composition/feature.ts'
import { needs } from './parts.ts'
import { workspaceBindings } from './routes.ts'

export const feature = defineFeature({ name: 'workspace', needs, routes: workspaceBindings })
