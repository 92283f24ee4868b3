export function filesOfTree(root: string): readonly string[]
export function treeHash(root: string): string
