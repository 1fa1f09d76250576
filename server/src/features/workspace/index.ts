import { defineFeature } from '../../composition/feature.ts'
import { workspaceBindings } from './routes.ts'

export const feature = defineFeature({ name: 'workspace', routes: workspaceBindings })
