/** Where a person's own choice of theme is kept, in the browser's local storage. */
export const themeStorageKey = 'market-theme';

/**
 * A script to inline in `<head>`, before anything is painted: it applies the stored choice of theme,
 * so that the page never flashes. It is one constant line; a content security policy can allow it by
 * its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
