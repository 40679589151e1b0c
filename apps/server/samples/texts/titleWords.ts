import type { SampleCategory } from './SampleService.ts';

/** What titles of many services are put together from; what comes first is used most. */
export interface TitleWords {
  verbs: readonly string[];
  kinds: readonly string[];
  things: readonly string[];
  /** Stands behind the thing, such as `in Figma`. */
  ways: readonly string[];
}

/** Whom all kinds of services are for; what comes first is used most. */
export const customers: readonly string[] = (
  'startup,shop,restaurant,café,podcast,school,gym,bakery,clinic,hotel,band,charity,festival,' +
  'bookshop,law firm,dentist,florist,barber,museum,vineyard,farm,travel agency,magazine,' +
  'photographer,architect,plumber,yoga studio,language school,brewery,wedding planner,' +
  'theatre,cycling club,kindergarten,animal shelter,tailor,jeweller,game studio,newsletter,' +
  'online course,bike rental,coffee roaster,ceramics workshop,tea house,cheesemaker,chess club'
).split(',');

const list = (text: string): readonly string[] => text.split(',');

/** The words of the titles, by category. */
export const titleWords: Record<SampleCategory, TitleWords> = {
  'Graphics-And-Design': {
    verbs: list('design,draw,create,illustrate,redesign,sketch,retouch,vectorise'),
    kinds: list(
      'modern,minimal,hand-drawn,bold,elegant,playful,vintage,geometric,luxury,watercolour,retro,flat,3D,abstract,monochrome,organic,brutalist,art-deco',
    ),
    things: list(
      'logo,logo and brand kit,poster,business card,flyer,brochure,banner,icon set,illustration,book cover,packaging,menu,T-shirt,infographic,album cover,sticker,invitation,mascot,portrait,pattern,letterhead,presentation,catalogue,storyboard,typeface,mural,tattoo,map,comic,coat of arms',
    ),
    ways: list(
      'in Figma,in Illustrator,in Photoshop,ready to print,as SVG,with three drafts,within 24 hours,with source files,in Procreate,in Affinity,with mockups,with unlimited revisions',
    ),
  },
  'Game-Development': {
    verbs: list('build,develop,code,design,animate,balance,test,port'),
    kinds: list(
      '2D,3D,pixel-art,multiplayer,mobile,low-poly,retro,casual,turn-based,VR,isometric,story-driven,idle,co-op,hyper-casual',
    ),
    things: list(
      'game,prototype,platformer,character,level,puzzle game,sprite sheet,tile set,shader,racing game,card game,dungeon,game engine,enemy AI,soundtrack,boss fight,inventory system,dialogue system,leaderboard,save system,tower defence,quest,vehicle,tutorial level,game trailer',
    ),
    ways: list(
      'in Unity,in Unreal,in Godot,with C#,with C++,for Steam,in Blender,with Phaser,in GameMaker,with playtests,with source code,for consoles',
    ),
  },
  'Web-Programming': {
    verbs: list('build,develop,fix,design,speed up,migrate,maintain,secure,program,audit'),
    kinds: list(
      'responsive,fast,accessible,custom,full-stack,multilingual,static,secure,one-page,headless,server-rendered,progressive,GDPR-ready',
    ),
    things: list(
      'website,web shop,landing page,WordPress site,REST API,dashboard,booking system,blog,portfolio,online store,React components,web scraper,payment integration,chat,GraphQL API,database,search,newsletter template,admin panel,forum,design system,CI/CD pipeline,browser extension,intranet,migration',
    ),
    ways: list(
      'with React,with Next.js,with Node.js,in TypeScript,with Vue.js,with Django,with Laravel,with ASP.NET,in PHP,with Shopify,with PostgreSQL,with Tailwind,with Svelte,in Go,in Rust,with tests',
    ),
  },
  'Mobile-Apps': {
    verbs: list('build,develop,design,publish,fix,prototype,redesign,localise'),
    kinds: list(
      'native,cross-platform,offline-first,simple,secure,polished,location-based,subscription,accessible,white-label,AI-assisted',
    ),
    things: list(
      'app,iPhone app,Android app,fitness app,delivery app,chat app,booking app,dating app,app prototype,app icon,habit tracker,banking app,map app,widget,push notifications,watch app,payment screen,onboarding,shopping app,travel app,camera app,language app,music player,barcode scanner,in-app purchase',
    ),
    ways: list(
      'with Flutter,in Kotlin,in Swift,with React Native,in SwiftUI,with Firebase,with Jetpack Compose,in C#,for tablets,for the App Store,for Google Play,with Supabase',
    ),
  },
};
