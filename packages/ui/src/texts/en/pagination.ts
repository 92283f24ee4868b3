export const paginationTexts = {
  'pagination.previous': 'Previous',
  'pagination.next': 'Next',
  'pagination.page': 'Page {page}',
  'pagination.position': 'Page {page} of {pages}',
} as const
