// What the run of all stories and the end of it use. Nothing here needs a browser but its types.
export { partsOnPage, undocumentedAttributes } from './partsOfPage.ts'
