export const breadcrumbsTexts = { label: 'Breadcrumbs' };
