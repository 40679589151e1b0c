export const sidebarTexts = { label: 'Dashboard' };
