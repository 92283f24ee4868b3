/** Both schemes of a value that is written for each; null where there is one value. */
export function schemesOf(value: string): { light: string; dark: string } | null {
  const [, light, dark] = /^light-dark\((.+\)), (.+\))\)$/.exec(value) ?? []
  return light === undefined || dark === undefined ? null : { light, dark }
}

export const inSchemes = ({ light, dark }: { light: string; dark: string }): string => `light-dark(${light}, ${dark})`
