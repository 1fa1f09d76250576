export const needs = ['config'] as const
