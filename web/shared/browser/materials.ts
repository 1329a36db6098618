// What boards can be made of: wood, as they come, or another material (shell/style/materials.css).
export const looks = ['wood', 'slate', 'parchment'] as const
export type Look = (typeof looks)[number]
