// What boards can be made of: wood, as they come, or another material (shell/style/materials.css).
export const materials = ['wood', 'slate', 'parchment'] as const
export type Material = (typeof materials)[number]
