try{var t=localStorage.getItem('market-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}
