// What the run of all stories and the end of it use. Nothing here needs a browser but its types.
export { partFaults } from './faults.ts'
export { partsOnPage, undocumentedAttributes } from './partsOfPage.ts'
export { shownParts } from './shownParts.ts'
